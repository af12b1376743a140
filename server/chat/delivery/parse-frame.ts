import { memoize } from '#engine'
import type { ChatClientFrame } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { FindSchema } from '../../validation/api-schemas.ts'
import { describeFaults } from '../../validation/describe-faults.ts'
import { toStorable } from '../../validation/require-storable.ts'
import { createStrictAjv } from '../../validation/strict-ajv.ts'

/** Parser that turns a JSON value into a frame of the protocol. Throws a Problem that describes the faults. */
export type ParseFrame = (value: unknown) => ChatClientFrame

const definitions = {
  send: 'ChatSend',
  read: 'ChatRead',
  typing: 'ChatTyping',
  ping: 'ChatPing',
  resume: 'ChatResume',
  end: 'ChatFinish',
} as const satisfies Record<ChatClientFrame['type'], string>

/** Creates the frame parser. Each type of frame has its own validator, so that faults refer to the intended type. */
export function createFrameParser({ schema }: Pick<Services, 'schema'>): ParseFrame {
  const validators = validatorsOf(schema)
  return (value) => {
    const frame = toStorable(value)
    const validate = validators.get(typeOf(frame))
    if (validate === undefined) throw new Problem(422, 'INVALID_REQUEST')
    if (!validate(frame))
      throw new Problem(422, 'INVALID_REQUEST').saying(describeFaults(validate.errors ?? []))
    return frame.type === 'send' ? { ...frame, clientId: frame.clientId.toLowerCase() } : frame
  }
}

/** Compiles the validators once for each set of schemas. */
const validatorsOf = memoize((schema: FindSchema) => {
  const ajv = createStrictAjv()
  return new Map(
    Object.entries(definitions).map(([type, name]) => [
      type,
      ajv.compile<ChatClientFrame>(schema(`chat.schema.json#/$defs/${name}`)),
    ]),
  )
})

const typeOf = (frame: unknown): string =>
  typeof frame === 'object' && frame !== null && 'type' in frame ? String(frame.type) : ''
