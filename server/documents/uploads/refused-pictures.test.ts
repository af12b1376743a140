import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { refusedPictures } from './refused-pictures.ts'

it('takes a refusal of a picture that the verifier was not sent for no verified ID', async () => {
  const identity = { verify: async () => [{ uuid: randomUUID(), reason: 'UNREADABLE' as const }] }
  await expect(refusedPictures({ identity }, [], { key: 'key' })).rejects.toThrow('which it was not sent')
})
