import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../e2e/support/find-browser.ts'
import { type Load, measureLoad, type Phone } from './load/measure-load.ts'
import type { Row, Section } from './section.ts'
import { startServer } from './server/start-server.ts'

interface Goals {
  /** Longest wait for the first question. */
  readonly formMs: number
  readonly blockedMs?: number
}

/** The fast 3G of Chromium's developer tools; and the slow one, with 400 kbit/s, on an older processor. */
const phones: readonly (Phone & Goals)[] = [
  {
    name: 'a slow phone',
    slowdown: 4,
    network: { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
    formMs: 1900,
    blockedMs: 100,
  },
  {
    name: 'an old phone on slow 3G',
    slowdown: 6,
    network: { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    formMs: 4000,
  },
]
const goals = { shift: 0.02, requests: 15 }

/** Measures the register page on slow phones, and a page of one paragraph from the same machine for comparison; medians. */
export const firstLoad: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-first-load-'))
  const server = await startServer(path.join(folder, 'data'), '', { hasPages: true })
  const reference = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>x</title><p>One paragraph.</p><input>'),
  ).listen(0)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const plain = `http://localhost:${(reference.address() as AddressInfo).port}/`
    const rows: Row[] = []
    for (const phone of phones) {
      const bare = await measureLoad(browser, phone, plain)
      const ours = await measureLoad(browser, phone, `${server.base}/account/heloc/register`)
      rows.push(...rowsOf(phone, ours, bare))
    }
    return rows
  } finally {
    await browser.close()
    reference.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowsOf({ name, formMs, blockedMs }: Phone & Goals, ours: Load, bare: Load): readonly Row[] {
  const row = (what: string, figure: number, unit: string, goal?: number): Row => ({
    what: `register on ${name}: ${what}`,
    who: `a page of one paragraph: ${bare.paint.toFixed(0)} ms`,
    figure: `${figure}${unit}`,
    ...(goal !== undefined && { limit: `${goal}${unit}`, isExceeded: figure > goal }),
  })
  return [
    row('the first question takes typing', Math.round(ours.form), ' ms', formMs),
    row('largest paint', Math.round(ours.largest), ' ms', formMs),
    row('its scripts have taken over', Math.round(ours.live), ' ms'),
    row('main thread blocked', Math.round(ours.blocked), ' ms', blockedMs),
    row('layout shift', Number(ours.shift.toFixed(3)), '', goals.shift),
    row('requests before the scripts have taken over', ours.requests, '', goals.requests),
  ]
}
