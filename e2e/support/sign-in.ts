import type { Page } from '@playwright/test'
import type { BorrowerClient } from '../../product/drive/borrower-client.ts'

/** Blank page of the product's origin, without anything of the product. */
const blank = '<link rel="icon" href="data:,">'

/** Signs a person into the browser who was driven over HTTP, or signs out if there is none. */
export async function signIn(page: Page, person: BorrowerClient | undefined): Promise<void> {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: blank }))
  await page.goto('/blank')
  await page.evaluate(
    ([jwt, uuid]) => {
      localStorage.clear()
      sessionStorage.clear()
      if (jwt) localStorage.setItem('jwt', jwt)
      if (uuid) localStorage.setItem('heloc_uuid', uuid)
    },
    [person?.token, person?.applicationUuid],
  )
}

/** Shows a person who is driven over HTTP in the browser. It leaves their page before they go on: a proof of theirs ends its token. */
export async function showing(page: Page, person: BorrowerClient, look: () => Promise<void>): Promise<void> {
  await signIn(page, person)
  await look()
  await page.goto('/blank')
}
