import { describe, expect, it } from 'vitest'
import { createUpload, nextUploads, sortFiles } from './upload-queue.ts'

const rules = { types: ['application/pdf', 'image/png'], maxBytes: 10, maxFiles: 2 }
const file = (name: string, size = 1, type = 'image/png') => new File(['x'.repeat(size)], name, { type })

describe('files chosen for upload', () => {
  it('are accepted when kind, size and number fit', () => {
    const files = [file('a.png'), file('b.pdf', 10, 'application/pdf')]
    expect(sortFiles(files, 0, rules)).toEqual({ accepted: files, refused: [] })
  })

  it('are refused one by one with a reason, and the others stay', () => {
    const good = file('good.png')
    expect(sortFiles([file('big.png', 11), good, file('a.gif', 1, 'image/gif')], 0, rules)).toEqual({
      accepted: [good],
      refused: [
        { why: 'tooLarge', name: 'big.png' },
        { why: 'wrongType', name: 'a.gif' },
      ],
    })
  })

  it('are refused with advice where they are photos that a browser cannot show', () => {
    const refused = ['image/heic', 'image/heif'].map(
      (type) => sortFiles([file('a', 1, type)], 0, rules).refused,
    )
    expect(refused.flat().map(({ why }) => why)).toEqual(['heic', 'heic'])
  })

  it('fill only the places that are left', () => {
    const first = file('a.png')
    expect(sortFiles([first, file('b.png')], 1, rules)).toEqual({
      accepted: [first],
      refused: [{ why: 'tooMany' }],
    })
  })

  it('of no known type go to the server, which looks at the bytes', () => {
    expect(sortFiles([file('photo', 1, '')], 0, rules).refused).toEqual([])
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
