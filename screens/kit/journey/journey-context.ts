import { createContext, use } from 'react'
import type { Context, MessageValues } from '#engine'
import type { PublicBackend } from '../api/backend.ts'
import type { WidgetProps } from '../forms/field-props.ts'
import type { OwnFacts, OwnJourney } from '../host.ts'
import type { Part } from '../ui/load-module.ts'
import type { LaterCopy } from '../wording/later-copy.ts'

/** A lender's compiled journey, and what its product gives the pages beside it. */
export type JourneyValue = OwnFacts & {
  readonly journey: OwnJourney
  /** Name of the lender, as titles say it. */
  readonly name: string
  readonly locale: string
  readonly laterCopy: LaterCopy
  /** Values that every message may use without receiving them. */
  readonly known: MessageValues
  /** Address of whoever helps, `tel:` or `mailto:`, to which links in messages lead unless they are given another. */
  readonly support: string
  /** Context of the conditions while no application is open. */
  readonly context: Context
  readonly backend: PublicBackend
  /** Widgets of the product's own, by the name that its forms use. */
  readonly widgets: Readonly<Record<string, Part<WidgetProps>>>
}

export const JourneyContext = createContext<JourneyValue | undefined>(undefined)

/** Returns the lender's compiled journey, its locale and what the product gives. */
export function useJourney(): JourneyValue {
  const value = use(JourneyContext)
  if (!value) throw new Error('No JourneyContext above.')
  return value
}
