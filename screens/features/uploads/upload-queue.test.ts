import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countTaken, createRefused, createUpload, nextUploads, sortFiles } from './upload-queue.ts'

const rules = { types: ['application/pdf', 'image/png'], maxBytes: 10, maxFiles: 2 }
const file = (name: string, size = 1, type = 'image/png') => new File(['x'.repeat(size)], name, { type })

describe('files chosen for upload', () => {
  it('are accepted when kind, size and number fit', () => {
    const files = [file('a.png'), file('b.pdf', 10, 'application/pdf')]
    expect(sortFiles(files, 0, rules)).toEqual({ accepted: files, refused: [], isTooMany: false })
  })

  it('are refused one by one with a reason, and the others stay', () => {
    const [big, good, moving] = [file('big.png', 11), file('good.png'), file('a.gif', 1, 'image/gif')]
    const { accepted, refused } = sortFiles([big, good, moving], 0, rules)
    expect(accepted).toEqual([good])
    expect(refused.map(({ file: { name }, why }) => [name, why])).toEqual([
      ['big.png', 'tooLarge'],
      ['a.gif', 'wrongType'],
    ])
  })

  it('fill only the places that are left', () => {
    const first = file('a.png')
    expect(sortFiles([first, file('b.png')], 1, rules)).toEqual({
      accepted: [first],
      refused: [],
      isTooMany: true,
    })
  })

  it('of no known type go to the server, which looks at the bytes', () => {
    expect(sortFiles([file('photo', 1, '')], 0, rules).refused).toEqual([])
  })
})

describe('a file that was not taken', () => {
  it('takes no place, however many there are', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (taken, refused) => {
        const uploads = [
          ...Array.from({ length: taken }, () => createUpload(file('a.png'))),
          ...Array.from({ length: refused }, () => createRefused(file('b.png'), 'No.')),
        ]
        expect(countTaken(uploads)).toBe(taken)
      }),
    )
  })
})

describe('the queue of uploads', () => {
  it('keeps the key of a file through a failure, so that a retry stores it once', () => {
    const upload = createUpload(file('a.png'))
    const added = nextUploads([], { kind: 'add', uploads: [upload] })
    const failed = nextUploads(added, { kind: 'change', id: upload.id, to: { state: 'failed' } })
    const again = nextUploads(failed, { kind: 'change', id: upload.id, to: { state: 'sending' } })
    expect(again[0]?.key).toBe(upload.key)
  })

  it('forgets a removed file and no other', () => {
    const [one, two] = [createUpload(file('a.png')), createUpload(file('b.png'))]
    expect(nextUploads([one, two], { kind: 'remove', id: one.id })).toEqual([two])
  })
})
