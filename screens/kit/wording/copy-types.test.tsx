import { expect, it } from 'vitest'
import { hearthline } from '../../../tests/support/browser/render-screen.tsx'
import { Text } from './text.tsx'
import { createTranslate } from './use-copy.ts'

const t = createTranslate(hearthline)
const fromData: string = 'dashboard.title'
const known = (type: 'NOTE' | 'DEED') => type
const unknown = (type: 'DEED' | 'WILL') => type

// `tsc` fails where it accepts one of these.
const missing = [
  // @ts-expect-error no such message
  () => t('dashboard.titel'),
  // @ts-expect-error no such message for one of the values
  () => t(`document.types.${unknown('WILL')}`),
  // @ts-expect-error the message names {years} and {state}
  () => t('admission.tooYoung'),
  // @ts-expect-error the message names {years} too
  () => t('admission.tooYoung', { state: 'TX' }),
  // @ts-expect-error the message counts, and a text cannot be counted
  () => t('chat.unread', { count: '3' }),
]
const useless = [
  // @ts-expect-error the message does not name {days}
  () => t('admission.notLicensed', { state: 'TX', states: 'NV', sister: 'none', sisterUrl: 'none', days: 3 }),
  // @ts-expect-error the message names nothing
  () => t('dashboard.title', { name: 'Ada' }),
  // @ts-expect-error the message has no link
  () => <Text id="dashboard.title" link="/" />,
  // @ts-expect-error the message names {state}
  () => <Text id="admission.notLicensed" />,
]

it('takes messages with the values that they name, and keys of the data, which the linter checks', () => {
  for (const call of missing) expect(call).toThrow()
  for (const call of useless) expect(call).not.toThrow()
  expect(t('admission.notLicensed', { state: 'TX', sister: 'none', sisterUrl: 'none' })).toContain('TX')
  expect(t(`document.types.${known('DEED')}`)).not.toBe('')
  expect(t(fromData)).not.toBe('')
})
