import { isRecord } from '#engine'
import type { Address } from '#generated/domain'
import type { Application } from '../../applications/application.ts'
import { homeKey } from '../../registration/home-key.ts'

/** Tests whether answers about the home name the present one. They are read before they are checked. */
export const isSameHome = ({ heloc }: Application, values: unknown): boolean =>
  isSame(heloc.property?.address, isRecord(values) ? values.address : undefined)

const isSame = (present: Address | undefined, typed: unknown): boolean =>
  isRecord(typed) &&
  Object.values(typed).every((part) => typeof part === 'string') &&
  present?.state === typed.state &&
  homeKey(present) === homeKey(typed)
