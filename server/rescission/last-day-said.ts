import { formatDate } from '#engine'
import type { Application } from '../applications/application.ts'

/** Returns the last day on which owners may cancel, as it is said; `none` until the notice of that right is made. */
export const lastDaySaid = ({ heloc: { rescissionLastDay: day } }: Pick<Application, 'heloc'>): string =>
  day === undefined ? 'none' : formatDate(day)
