import type { ChatClientFrame } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { describeFaults } from '../../validation/describe-faults.ts'
import { toStorable } from '../../validation/require-storable.ts'
import { createStrictAjv } from '../../validation/strict-ajv.ts'

/** Reads a value of JSON as a frame of the protocol; throws a Problem that says what is wrong with it. */
export type ParseFrame = (value: unknown) => ChatClientFrame

const definitions = {
  send: 'ChatSend',
  read: 'ChatRead',
  typing: 'ChatTyping',
  ping: 'ChatPing',
  resume: 'ChatResume',
  end: 'ChatFinish',
} as const satisfies Record<ChatClientFrame['type'], string>

/** Each kind of frame has a validator of its own, so that a fault is one of the frame that was meant. */
export function createFrameParser({ schema }: Pick<Services, 'schema'>): ParseFrame {
  const ajv = createStrictAjv()
  const validators = new Map(
    Object.entries(definitions).map(([type, name]) => [
      type,
      ajv.compile<ChatClientFrame>(schema(`chat.schema.json#/$defs/${name}`)),
    ]),
  )
  return (value) => {
    const frame = toStorable(value)
    const validate = validators.get(typeOf(frame))
    if (validate === undefined) throw new Problem(422, 'INVALID_REQUEST')
    if (!validate(frame)) throw new Problem(422, 'INVALID_REQUEST', {}, describeFaults(validate.errors ?? []))
    return frame.type === 'send' ? { ...frame, clientId: frame.clientId.toLowerCase() } : frame
  }
}

const typeOf = (frame: unknown): string =>
  typeof frame === 'object' && frame !== null && 'type' in frame ? String(frame.type) : ''
