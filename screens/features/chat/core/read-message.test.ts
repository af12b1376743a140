import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readExchange, readMessage } from './read-message.ts'

const sound = {
  ...{ sequence: 3, clientId: 'x', sender: 'agent', text: 'Hello.', sentAt: '2026-11-20T20:00:00.000Z' },
  attachments: [{ id: 'f', name: 'a.png', contentType: 'image/png', size: 5 }],
}

describe('a message of a history', () => {
  it('is taken as it is where it is sound', () => {
    expect(readMessage(sound, 9)).toEqual(sound)
  })

  it('is never refused, whatever it is, and keeps its place', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const message = readMessage(value, 9)
        expect(Number.isNaN(Date.parse(message.sentAt))).toBe(false)
        expect(typeof message.text).toBe('string')
      }),
    )
    expect(readMessage(null, 9)).toMatchObject({ sequence: 9, text: '', attachments: [] })
    expect(readMessage({ ...sound, text: 5, attachments: [null, sound.attachments[0]] }, 9)).toMatchObject({
      ...{ sequence: 3, text: '', attachments: sound.attachments },
    })
  })

  it('of the chatbot is read in the same way', () => {
    expect(readExchange({ questionId: 'q', questionStr: 'Why?' })).toMatchObject({
      questionStr: 'Why?',
      responseStr: '',
    })
  })
})
