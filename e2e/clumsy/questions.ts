import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

interface Field {
  readonly widget: string
  readonly class: 'public' | 'personal' | 'secret'
}

interface Questions {
  readonly order: readonly string[]
  readonly fields: Readonly<Record<string, Field>>
}

/** Reads a form of flows/forms; undefined for a page that asks nothing. */
export function questionsOf(form: string): Questions | undefined {
  const path = `flows/forms/${form}.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Invalid text for each widget of flows/forms that takes typing; `at` is the part of the widget, if it has several. */
const mistakes: Readonly<Record<string, { readonly at?: string; readonly text: string }>> = {
  text: { text: '李小龙' },
  name: { text: '李小龙' },
  email: { text: 'nobody at example' },
  tel: { text: '555 01' },
  date: { at: 'year', text: '19' },
  ssn: { text: '219 09' },
  money: { text: 'a lot' },
  address: { at: 'zip', text: '041' },
  code: { text: '1' },
  routing: { text: '021 000 022' },
  account: { text: '12' },
}

const fieldId = (form: string, name: string) => `${form}-${name}`.replaceAll(/[./]/g, '-')

export const takesTyping = (questions: Questions | undefined): boolean =>
  Object.values(questions?.fields ?? {}).some(({ widget }) => widget in mistakes)

/** Types invalid text wherever the page takes typing; returns the ids of these inputs with their previous text. */
export async function typeMistakes(page: Page, form: string): Promise<ReadonlyMap<string, string>> {
  const before = new Map<string, string>()
  for (const [name, { widget }] of Object.entries(questionsOf(form)?.fields ?? {})) {
    const { at, text = '' } = mistakes[widget] ?? {}
    const input = [fieldId(form, name), at].filter(Boolean).join('-')
    if (text === '' || !(await page.locator(`#${input}`).isVisible())) continue
    before.set(input, await page.locator(`#${input}`).inputValue())
    await page.locator(`#${input}`).fill(text)
  }
  return before
}

/** Answers on the page, by field, that survive a reload: without secrets and consents. */
export async function answersOn(page: Page, form: string): Promise<Readonly<Record<string, unknown>>> {
  const { order, fields }: Questions = questionsOf(form) ?? { order: [], fields: {} }
  const kept = order.filter((name) => fields[name]?.class !== 'secret' && fields[name]?.widget !== 'consent')
  return page.evaluate(
    (names) => {
      const inputs = [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form :is(input, select)'),
      ]
      const answerIn = (input: HTMLInputElement | HTMLSelectElement) =>
        /radio|checkbox/.test(input.type) ? input.matches(':checked') && input.value : input.value
      const isOf = (name: string, id: string) => (input: HTMLInputElement | HTMLSelectElement) =>
        input.name === name || input.id === id || input.id.startsWith(`${id}-`)
      return Object.fromEntries(
        names.map(([name = '', id = '']) => [name, inputs.filter(isOf(name, id)).map(answerIn)]),
      )
    },
    kept.map((name) => [name, fieldId(form, name)]),
  )
}
