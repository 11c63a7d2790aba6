import { defineConfig } from 'vitest/config';

// Real browsers against the real server: npm run e2e. One after another, so that a small machine keeps its breath.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: 'e2e/browser.ts',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
