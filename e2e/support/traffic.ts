import { expect, type Page, type Request } from '@playwright/test'

/** Counter of the unanswered requests of a page; counts from its creation, so create it before the page is opened. */
export class Traffic {
  readonly #page: Page
  readonly #open = new Set<Request>()

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => this.#open.add(request))
    page.on('requestfinished', (request) => this.#open.delete(request))
    page.on('requestfailed', (request) => this.#open.delete(request))
  }

  /** Waits until every request was answered and the page was drawn. */
  async settle(): Promise<void> {
    do {
      await expect.poll(() => this.#open.size, { intervals: [20] }).toBe(0)
      await this.#page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
    } while (this.#open.size > 0)
  }
}

/** Collects the calls that a page makes from now on, in order, by the names of the given address patterns. */
export function callsOf(page: Page, names: Readonly<Record<string, RegExp>>): readonly string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    made.push(...Object.keys(names).filter((name) => names[name]?.test(pathname)))
  })
  return made
}
