import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sideAnswer, soundRecord, unreadOf } from './side-answer.ts'

const shape = [{ uuid: 'string', words: [{ text: 'string' }] }] as const
interface Entry {
  readonly uuid: string
  readonly words: readonly { readonly text: string }[]
}
const read = (answer: unknown, odd: unknown[] = []) =>
  sideAnswer(Promise.resolve(answer as readonly Entry[]), shape, odd)

const sound = { uuid: 'a', words: [{ text: 'Hello' }] }

describe('the answer of a side service', () => {
  it('shows every entry that is sound, and names each that is not, whatever they are', async () => {
    const odd = fc.oneof(
      fc.constantFrom(
        null,
        undefined,
        1,
        'x',
        [],
        {},
        { uuid: 1, words: [] },
        { uuid: 'b' },
        { uuid: 'b', words: {} },
      ),
      fc.jsonValue().filter((value) => typeof (value as Partial<Entry> | null)?.uuid !== 'string'),
    )
    const entry = fc.oneof(fc.constant(sound), odd)
    await fc.assert(
      fc.asyncProperty(fc.array(entry), async (answer) => {
        const list = [sound, ...answer]
        const left: unknown[] = []
        expect(await read(list, left)).toEqual(list.filter((one) => one === sound))
        expect(left).toEqual(list.filter((one) => one !== sound))
      }),
    )
  })

  it('keeps an entry of which a part of a list is odd', async () => {
    const odd: unknown[] = []
    const entry = { uuid: 'a', words: [{ text: 'Hello' }, { text: 5 }], more: true }
    expect(await read([entry], odd)).toEqual([{ ...entry, words: [{ text: 'Hello' }] }])
    expect(odd).toEqual([{ text: 5 }])
  })

  it('is an error where nothing of it is sound', async () => {
    await expect(read([{}, null])).rejects.toThrow('Something unexpected happened')
    await expect(read({})).rejects.toThrow('Something unexpected happened')
    expect(await read([])).toEqual([])
  })
})

describe('a record with lists', () => {
  it('keeps what is sound of them, and counts what is not; a list that is missing is no fault', async () => {
    const wanted = {
      times: [{ at: 'time' }, '?'],
      more: [{ at: 'time?' }, '?'],
      place: { city: 'string?' },
    } as const
    const record = { times: [{ at: 'x' }, null, { at: '2026-11-20' }], place: null }
    const read = await soundRecord(Promise.resolve(record as never), wanted as never)
    expect(read).toMatchObject({ times: [{ at: '2026-11-20' }] })
    expect(unreadOf(read)).toBe(2)
  })
})
