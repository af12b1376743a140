import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import { pointer } from '../road/device.ts'
import { giveProofs } from './give-proofs.ts'
import { brisk, ProductServer, type SandboxPace } from './product-server.ts'

export { expect } from '@playwright/test'

interface Problems {
  /** Allows messages that the test itself provokes. */
  allow(pattern: RegExp): void
}

/**
 * Test that runs against the real product. It fails on any console error (also for violations of the content security
 * policy or of Trusted Types), any uncaught exception, and any request to another host.
 */
export const test = base.extend<
  { problems: Problems; givesProofs: boolean },
  { pace: SandboxPace; server: ProductServer }
>({
  pace: [brisk, { scope: 'worker', option: true }],
  server: [
    async ({ pace }, use) => {
      const server = await ProductServer.start(pace)
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** Whether the password is entered wherever a page asks for a proof of who acts. */
  givesProofs: [true, { option: true }],
  page: async ({ page, givesProofs }, use) => {
    const giving = givesProofs ? giveProofs(pointer(page)) : undefined
    await use(page)
    await page.close()
    await giving
  },
  baseURL: async ({ server }, use) => use(server.url),
  problems: [
    async ({ page, server }, use) => {
      const found: string[] = []
      // A step that asks for a proof first is refused before it is sent again.
      const allowed: RegExp[] = [/status of 403 .*\/(submissions|acts|invitation)\b/]
      const onConsole = (message: ConsoleMessage) => {
        // The text of a failed resource does not name the resource, so the location is added.
        if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`)
      }
      const onError = (error: Error) => found.push(`uncaught: ${error.message}`)
      const onRequest = (request: Request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== server.url) found.push(`other host: ${request.url()}`)
      }
      page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
      await use({ allow: (pattern) => allowed.push(pattern) })
      // The page may outlive its test.
      page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
      expect(found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Expects that axe finds nothing wrong with the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // Our pages have no frames: without legacy mode axe would open a second page each time, only to combine the results
  // of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(
    violations.map(
      ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target).join(' | ')}`,
    ),
  ).toEqual([])
}
