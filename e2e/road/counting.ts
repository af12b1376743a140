import { globSync, readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import type { RoadDevice } from './device.ts'
import { pageOf } from './page-of.ts'

/** Visit to a page, with what was done there. A choice is pressed and is the answer to a field, so it counts as both. */
export interface Visit {
  readonly page: string
  presses: number
  fields: number
}

interface FormSource {
  readonly fields?: Readonly<Record<string, { readonly widget: string }>>
}

/** Names of the fields by which somebody agrees or signs. Nobody may be spared them, so they are not counted. */
const binding = new Set(['typedName'])
for (const path of globSync('flows/forms/**/*.json')) {
  const { fields = {} }: FormSource = JSON.parse(readFileSync(path, 'utf8'))
  for (const [name, { widget }] of Object.entries(fields)) if (widget === 'consent') binding.add(name)
}

/** Counts what a device does, visit by visit, without consents and signatures. */
export function countingOn(device: RoadDevice): {
  readonly device: RoadDevice
  readonly visits: readonly Visit[]
} {
  const visits: Visit[] = []

  async function count(target: Locator, { presses = 0, fields = 0 }): Promise<void> {
    if (binding.has(String(await target.getAttribute('name')))) return
    const { searchParams } = new URL(device.page.url())
    const page = [pageOf(device.page), searchParams.get('step')].filter((part) => part !== null).join(' ')
    const last = visits.at(-1)
    if (last?.page !== page) return void visits.push({ page, presses, fields })
    last.presses += presses
    last.fields += fields
  }

  const counted: RoadDevice = {
    page: device.page,
    async press(target) {
      await count(target, { presses: 1 })
      await device.press(target)
    },
    async check(target) {
      if (await target.isChecked()) return
      await count(target, { presses: 1, fields: 1 })
      await device.check(target)
    },
    async fill(target, text) {
      await count(target, { fields: 1 })
      await device.fill(target, text)
    },
    async select(target, option) {
      await count(target, { fields: 1 })
      await device.select(target, option)
    },
    async upload(drop, file) {
      await count(drop.locator('button').first(), { presses: 1, fields: 1 })
      await device.upload(drop, file)
    },
  }
  return { device: counted, visits }
}
