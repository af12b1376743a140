import { formatPropertyDate } from '../clock/property-time-zone.ts'
import type { Application } from './application.ts'

/** Returns when the money of an application was sent, and the last digits of the account: 'none' for a wallet. */
export const sentValues = ({ heloc: { fundedAt, property, disburseAccount } }: Application) => ({
  date: fundedAt === undefined ? '' : formatPropertyDate(property, new Date(fundedAt)),
  account: disburseAccount?.mask ?? 'none',
})
