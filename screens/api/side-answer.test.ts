import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sideAnswer } from './side-answer.ts'

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
