import { expect, it, vi } from 'vitest'
import { hearthline } from '../../../tests/support/browser/render-screen.tsx'
import { createLaterCopy } from './later-copy.ts'
import { createTranslate } from './use-copy.ts'

const { journey } = hearthline
const { 'dashboard.title': later, ...first } = journey.source.copy
const translating = (fetchMessages: () => Promise<object>) => {
  const copy = { ...first }
  const laterCopy = createLaterCopy(copy, fetchMessages as () => Promise<Record<string, never>>)
  const value = { ...hearthline, laterCopy, journey: { ...journey, source: { ...journey.source, copy } } }
  return { laterCopy, t: createTranslate(value) }
}
const thrownBy = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (thrown) {
    return thrown
  }
}

it('suspends what asks for a message that has not come, and shows it when it has', async () => {
  const fetchMessages = vi.fn(async () => ({ 'dashboard.title': later }))
  const { t } = translating(fetchMessages)
  const waiting = thrownBy(() => t('dashboard.title'))
  expect(waiting).toBeInstanceOf(Promise)
  expect(thrownBy(() => t('dashboard.title'))).toBe(waiting)
  await waiting
  expect(t('dashboard.title')).toBe(createTranslate(hearthline)('dashboard.title'))
  expect(fetchMessages).toHaveBeenCalledTimes(1)
})

it('waits for nothing where the message is among the first', () => {
  const { t } = translating(() => Promise.reject(new Error('not asked for')))
  expect(t('register.title')).not.toBe('')
})

it('ends at the error screen, never in a loop, when the messages cannot be fetched', async () => {
  const { t, laterCopy } = translating(() => Promise.reject(new Error('offline')))
  await laterCopy.load()
  expect(() => t('dashboard.title')).toThrow('A part of this page could not be loaded.')
})
