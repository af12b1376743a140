import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const bundles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds the browser for the tests: CHROMIUM_PATH, an installed one, Debian's package when root, or Playwright's own download. */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is '${named}', but there is no such file.`)
  }
  const found = findInstalled() ?? installFromDebian() ?? findDownloaded()
  if (found !== undefined) return found
  throw new Error(
    'No browser found for the tests. Any one of these mends it: set CHROMIUM_PATH to a Chromium or Chrome; ' +
      'install chromium or google-chrome on the PATH; on Debian, run as root so that the tests can `apt-get install chromium`; ' +
      'or run `npx playwright install chromium`.',
  )
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...bundles].find((file) => existsSync(file))
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('Installing the Debian package chromium for the browser tests.\n')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (error) {
    process.stderr.write(`apt-get could not install chromium: ${String(error)}\n`)
  }
  return findInstalled()
}

function findDownloaded(): string | undefined {
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}
