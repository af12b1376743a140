import { isRecord } from '#engine'
import type { Address } from '#generated/domain'
import type { Application } from '../../applications/application.ts'
import { isSameHome } from '../../registration/home-key.ts'

/**
 * Returns the submission that answers about the home are: `use-change` if they name the present home, of which liens, title and
 * value stand, and `home-change` if they name another. They are read before they are checked.
 */
export const homeOrUse = ({ heloc }: Application, values: unknown): 'home-change' | 'use-change' =>
  isPresent(heloc.property?.address, isRecord(values) ? values.address : undefined)
    ? 'use-change'
    : 'home-change'

const isPresent = (present: Address | undefined, typed: unknown): boolean =>
  isRecord(typed) &&
  Object.values(typed).every((part) => typeof part === 'string') &&
  isSameHome(present, typed)
