import { describe, expect, it } from 'vitest'
import { withArrived } from './arrived-uploads.ts'
import { createUpload, type Upload } from './upload-queue.ts'

const type = 'SUPPORT' as const
const upload = (to: Partial<Upload>, before: readonly string[] = []): Upload => ({
  ...createUpload(new File(['x'], 'a.png'), before),
  ...to,
})
const document = (uuid: string, name = 'a.png') => ({ uuid, type, name })
const uuidsOf = (uploads: readonly Upload[], ...uuids: string[]) =>
  withArrived(
    uploads,
    uuids.map((uuid) => document(uuid)),
    type,
  ).map(({ uuid }) => uuid)

describe('an upload whose answer was lost', () => {
  it('is the document of its name that was not there before', () => {
    const lost = upload({ state: 'failed' }, ['old'])
    const [arrived] = withArrived(
      [lost],
      [document('old'), document('other', 'b.png'), document('new')],
      type,
    )
    expect(arrived).toMatchObject({ state: 'sent', uuid: 'new' })
  })

  it('is no document of another upload, nor of another type', () => {
    expect(uuidsOf([upload({ state: 'failed' }), upload({ state: 'sent', uuid: 'b' })], 'b')).toEqual([
      undefined,
      'b',
    ])
    expect(withArrived([upload({ state: 'failed' })], [document('a')], 'BANK_STATEMENT')[0]?.state).toBe(
      'failed',
    )
  })

  it('did not arrive where the server refused the file', () => {
    expect(uuidsOf([upload({ state: 'failed', isRefused: true })], 'a')).toEqual([undefined])
  })
})
