import { defineConfig } from '@playwright/test'
import suite from '../playwright.config.ts'

/** Settings of the browser tests that take too long for the suite: `npm run soak:chat`. */
export default defineConfig({
  ...suite,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 900_000,
})
