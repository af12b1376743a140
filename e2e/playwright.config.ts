import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/find-browser.ts'

export default defineConfig({
  testDir: '.',
  testIgnore: ['soak/**', 'screenshots/**'],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    // A browser that draws no more fails here, where the page can still be seen, and not at the end of the test.
    actionTimeout: 90_000,
    // Animations are drawn sixty times a second, which is slow without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
