import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { pathOf } from '#engine'
import { loadSource, tenantJourney } from '#source'
import { findBrowser } from '../e2e/support/find-browser.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { BorrowerClient } from '../product/drive/borrower-client.ts'
import { driveApplication } from '../product/drive/drive-application.ts'
import { overHttp } from '../product/drive/transport.ts'
import { freePort } from '../tests/support/processes/free-port.ts'
import { loadRoad } from '../tools/scenario/roads.ts'
import type { Row, Section } from './section.ts'
import { percentile } from './server/read-steadily.ts'
import { startServer } from './server/start-server.ts'

/** Package that is downloaded when this section runs; the product does not depend on it. */
const lighthouse = 'lighthouse@13.5.0'
const times = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Scores = Readonly<Record<(typeof categories)[number], number>>

const scores = (...[performance, accessibility, bestPractices, seo]: [number, number, number, number]) => ({
  ...{ performance, accessibility, seo },
  'best-practices': bestPractices,
})

/** Scores that each page must reach, of 100. */
const goals: Readonly<Record<string, Scores>> = {
  register: scores(95, 100, 100, 100),
  'start/app-summary': scores(90, 0, 0, 0),
  'product/select': scores(92, 100, 100, 100),
}

/** Measures Lighthouse's mobile scores of three pages, medians: one public page, and two of an applicant on the road. */
export const lighthouseScores: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-lighthouse-'))
  const server = await startServer(path.join(folder, 'data'), '', { hasPages: true })
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(path.join(folder, 'browser'), {
    executablePath: findBrowser(),
    baseURL: server.base,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const rows: Row[] = []
  const score = async (page: string, address: string) =>
    rows.push(...toRows(page, await measure(server.base + address, port, folder)))
  try {
    const journey = tenantJourney(loadSource(), 'hearthline')
    const { pages } = journey.source
    await score('register', pathOf(pages, 'register'))
    const borrower = new BorrowerClient(overHttp(server.base))
    const road = loadRoad('main')
    const due = new Set(Object.keys(goals).filter((page) => page in road.pages))
    await driveApplication(borrower, journey, {
      road,
      hurries: true,
      tell: async ({ id }) => {
        for (const page of due)
          if (road.pages[page] === id) {
            await enter(browser, borrower)
            await score(page, pathOf(pages, page, { uuid: borrower.applicationUuid }))
            due.delete(page)
          }
        return due.size === 0 ? 'ENOUGH' : undefined
      },
    })
    return rows
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Signs in for the following measurements, in a page that is closed again. */
async function enter(browser: BrowserContext, borrower: BorrowerClient): Promise<void> {
  const page = await browser.newPage()
  await signIn(page, borrower)
  await page.close()
}

async function measure(url: string, port: number, folder: string): Promise<Scores> {
  const runs: Scores[] = []
  for (let time = 0; time < times; time += 1) runs.push(await measureOnce(url, port, folder))
  const middle = (category: keyof Scores) =>
    percentile(
      runs.map((run) => run[category]),
      50,
    )
  return scores(...(categories.map(middle) as Parameters<typeof scores>))
}

/** Measures a page once. Keeps the browser's storage, because the applicant is signed in there. */
async function measureOnce(url: string, port: number, folder: string): Promise<Scores> {
  const file = path.join(folder, 'report.json')
  await promisify(execFile)('npx', [
    ...['--yes', lighthouse, url, `--port=${port}`, '--disable-storage-reset', '--quiet'],
    ...['--output=json', `--output-path=${file}`, `--only-categories=${categories.join(',')}`],
  ])
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const found = categories.map((category) => Math.round(100 * report.categories[category].score))
  return scores(...(found as Parameters<typeof scores>))
}

const toRows = (page: string, found: Scores): readonly Row[] =>
  categories.map((category) => {
    const missing = 100 - found[category]
    const most = 100 - (goals[page]?.[category] ?? 0)
    return {
      ...{ what: `Lighthouse, mobile, points short of 100: ${page}`, who: category, figure: String(missing) },
      ...(most < 100 && { limit: String(most), isExceeded: missing > most }),
    }
  })
