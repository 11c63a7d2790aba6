import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { words } from './tools/words/plugin.mjs';

// Where `bocage serve` listens during development.
const SERVER = process.env['BOCAGE_SERVER'] ?? 'http://localhost:1944';

/** Beside each built file its compressed form, so that the server need not compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const path = join('dist', name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [words(), svelte(), compressed()],
  // The catalogues are beside this folder; the development server may read them there.
  server: {
    fs: { allow: ['..'] },
    // The server lets in only pages of its own host, so the host stays what the browser said.
    proxy: {
      '/api': { target: SERVER, changeOrigin: false },
      '/ws': { target: SERVER, ws: true, changeOrigin: false },
    },
  },
  // Components under test are those of the browser, not those of a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0 },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', setupFiles: ['tests/setup.ts'], css: true },
}));
