import { asJsonObject, type Json } from '#source'
import type { PlannedField } from '../../product/drive/plan-fields.ts'
import { copy } from '../support/copy.ts'
import type { RoadDevice } from './device.ts'

type Fill = (device: RoadDevice, field: PlannedField) => Promise<void>

const field = ({ page }: RoadDevice, key: string) => page.getByLabel(copy(key), { exact: true })

/** Types an answer, unless the page has filled it in already. */
const type = async (device: RoadDevice, label: string, answer: Json | undefined) => {
  const input = field(device, label)
  if ((await input.inputValue()) === '') await device.fill(input, String(answer))
}

const chosenIn = ({ options, answer }: PlannedField) =>
  options.filter(({ value }) => (Array.isArray(answer) ? answer.includes(value) : value === answer))

const typeText: Fill = (device, { label, answer }) => type(device, label, answer)

/** Functions that give the answer to a question, by widget. */
const fills: Readonly<Record<string, Fill>> = {
  ...Object.fromEntries(
    [
      'text',
      'name',
      'email',
      'tel',
      'zip',
      'code',
      'number',
      'money',
      'ssn',
      'password',
      'routing',
      'account',
      'pin',
    ].map((widget) => [widget, typeText]),
  ),
  date: async (device, { answer }) => {
    const [year, month, day] = String(answer).split('-').map(Number)
    for (const [part, number] of Object.entries({ month, day, year }))
      await type(device, `forms.date.${part}`, String(number))
  },
  address: async (device, { answer }) => {
    const { street1, city, state, zip } = asJsonObject(answer)
    await type(device, 'forms.address.street1', street1)
    await device.page.keyboard.press('Escape')
    await type(device, 'forms.address.city', city)
    const states = field(device, 'forms.address.state')
    if ((await states.inputValue()) === '') await device.select(states, String(state))
    await type(device, 'forms.address.zip', zip)
  },
  radio: async (device, planned) => {
    for (const { label } of chosenIn(planned))
      await device.check(device.page.getByRole('radio', { name: copy(label) }))
  },
  checkboxes: async (device, planned) => {
    const group = device.page.getByRole('group', { name: copy(planned.label) })
    for (const { label } of chosenIn(planned))
      await device.check(group.getByRole('checkbox', { name: copy(label) }))
  },
  consent: (device, { label }) => device.check(device.page.getByRole('checkbox', { name: copy(label) })),
}

/** Answers a question on its page. */
export async function fillField(device: RoadDevice, planned: PlannedField): Promise<void> {
  const fill = fills[planned.widget]
  if (fill === undefined)
    throw new Error(`Nothing fills in a ${planned.widget}, which asks for ${planned.name}.`)
  // A known answer is not asked for again.
  if (planned.mayBeKnown && (await device.page.getByLabel(copy(planned.label)).count()) === 0) return
  await fill(device, planned)
}
