// One browser for all tests; every person has a browser context.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--disable-dev-shm-usage'],
  });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}

declare module 'vitest' {
  interface ProvidedContext {
    browser: string;
  }
}
