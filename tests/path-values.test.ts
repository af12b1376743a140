import { expect, it } from 'vitest'
import { loadSource } from '#source'
import { isFact } from '../screens/features/editing/present-answers.ts'
import { isIncomeLinkKind } from '../screens/features/linking/link-kind.ts'

const { pages } = Object(loadSource().files.get('flows/pages.json')?.value)

it.each([
  ['income/link', 'type', isIncomeLinkKind],
  ['start/change', 'fact', isFact],
])('the screen of %s knows every value of its address', (page, part, isKnown: (value: string) => boolean) => {
  const values: readonly string[] = pages[page].values[part]
  expect(values.filter((value) => !isKnown(value))).toEqual([])
})
