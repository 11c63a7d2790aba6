import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `bocage serve` listens while one works on the client.
const SERVER = process.env['BOCAGE_SERVER'] ?? 'http://localhost:1944';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The battles live beside this folder; the development server may read them there.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  // Components under test are those of the browser, not those of a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0 },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', css: true },
}));
