import { randomInt } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { answerPage } from '../road/answer-page.ts'
import type { Borrower } from '../road/borrower.ts'
import { pointer, type RoadDevice } from '../road/device.ts'
import { copy } from '../support/copy.ts'
import { expectToast } from '../support/expect-toast.ts'
import { expect } from '../support/fixtures.ts'
import { answersOn, questionsOf, takesTyping, typeMistakes } from './questions.ts'
import { expectLinked, expectTold } from './told.ts'

/** Open page with its borrower. */
export interface Moment {
  readonly device: RoadDevice
  readonly borrower: Borrower
  /** Id of the form that the page shows. A page without a form asks nothing. */
  readonly form: string
  readonly title: string
  /** Answers the page correctly and submits it. */
  readonly answer: () => Promise<void>
}

interface Mishap {
  readonly canHappen: (form: string) => boolean
  /** True if the mishap ends with an answered page, so that the road goes on; otherwise the page stays. */
  readonly isLast?: boolean
  readonly happens: (moment: Moment) => Promise<void>
}

/** Addresses to which answers are sent. */
const sending = /\/submissions\/|\/registration\/register/
const atOnce = /^register\/(?!login-info|confirm-email)/
const asks = (form: string) => questionsOf(form) !== undefined
const sends = (form: string) => asks(form) && !atOnce.test(form)
const sendsSignedIn = (form: string) => asks(form) && !form.startsWith('register/')

const send = (page: Page) => page.locator('form [type=submit]').click()

/** Intercepts the next answers that are sent. */
const meanwhile = (page: Page, become: (route: Route) => Promise<void>) =>
  page.route(sending, become, { times: 1 })

/** Signs the borrower in at the login. Sign-ins are limited per address, so each uses another address. */
async function signInAgain(page: Page, { email, password }: Borrower): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.2.${randomInt(256)}.${randomInt(256)}` })
  await page.getByLabel(copy('forms.email.label')).fill(email)
  await page.getByLabel(copy('forms.password.label')).fill(password)
  await page.getByRole('button', { name: copy('auth.login.submit') }).click()
}

/** Mishaps on a page, each with the way in which the borrower gets on. */
export const mishaps: Readonly<Record<string, Mishap>> = {
  'sends it empty': {
    canHappen: asks,
    async happens({ device: { page } }) {
      await send(page)
      await expectTold(page, 'forms.errorSummary.title')
      await expectLinked(page)
    },
  },
  'types what cannot be': {
    canHappen: (form) => takesTyping(questionsOf(form)),
    async happens({ device: { page }, form }) {
      const wrong = await typeMistakes(page, form)
      await send(page)
      await expectTold(page, 'forms.errorSummary.title')
      await expectLinked(page)
      for (const [id, before] of wrong) {
        await expect(page.locator(`#${id}`)).toHaveAttribute('aria-invalid', 'true')
        await page.locator(`#${id}`).fill(before)
      }
    },
  },
  'chooses a file of the wrong kind': {
    canHappen: (form) => /^identity$|upload$/.test(form),
    async happens({ device: { page } }) {
      const inputs = page.locator('input[type=file]')
      if ((await inputs.count()) === 0) await page.getByRole('radio').first().check()
      const notes = { name: 'notes.docx', mimeType: 'text/plain', buffer: Buffer.from('Dear bank') }
      await inputs.first().setInputFiles(notes)
      await expect(inputs.first()).toHaveAccessibleDescription(/notes\.docx/)
    },
  },
  'goes back and forth': {
    canHappen: () => true,
    async happens({ device: { page }, title }) {
      const here = page.url()
      await page.goBack()
      await page.goForward()
      await expect(page).toHaveURL(here)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },
  },
  'has a bad line, and reloads': {
    canHappen: sends,
    isLast: true,
    async happens({ device: { page }, borrower, form, title, answer }) {
      await meanwhile(page, (route) =>
        route.fulfill({ status: 500, json: { errors: [], code: 'UNEXPECTED' } }),
      )
      await answer()
      await expectTold(page, 'forms.errorSummary.failed', copy('errors.unexpected'))
      await meanwhile(page, (route) => route.abort())
      await send(page)
      await expectTold(page, 'forms.errorSummary.failed', copy('errors.network'))
      const typed = await answersOn(page, form)
      await page.reload()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => answersOn(page, form)).toEqual(typed)
      // The answers arrive, but the connection is cut before the response.
      await meanwhile(page, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await answer()
      await expectTold(page, 'forms.errorSummary.failed', copy('errors.network'))
      await send(page)
      // A code signs in once, and did so in the answer that was lost.
      if (form === 'register/confirm-email') {
        await expectToast(page, copy('register.confirmEmail.opened'))
        await signInAgain(page, borrower)
      }
    },
  },
  'is signed out by then': {
    canHappen: sendsSignedIn,
    isLast: true,
    async happens({ device: { page }, borrower, form, answer }) {
      const here = page.url()
      let typed: unknown
      await meanwhile(page, async (route) => {
        typed = await answersOn(page, form)
        await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer of.no.one' } })
      })
      await answer()
      await page.waitForURL(/\/auth\/login/)
      await expect(page.getByRole('status').filter({ hasText: copy('shell.session.lost') })).toBeVisible()
      await signInAgain(page, borrower)
      await page.waitForURL(here)
      await expect.poll(() => answersOn(page, form)).toEqual(typed)
      await answer()
    },
  },
  'was quicker in another tab': {
    canHappen: sendsSignedIn,
    isLast: true,
    async happens({ device: { page }, borrower, answer }) {
      const here = page.url()
      await meanwhile(page, async (route) => {
        const other = await page.context().newPage()
        await other.goto(here)
        // Each tab asks for the location once.
        if (here.endsWith('/signing/sign'))
          await other.getByRole('button', { name: copy('signing.location.refuse') }).click()
        await answerPage(pointer(other), borrower)
        await expect(other).not.toHaveURL(here)
        await other.close()
        await route.continue()
      })
      await answer()
      await expect(page).not.toHaveURL(here)
      await expectToast(page, copy('shell.moved.answered'))
    },
  },
}
