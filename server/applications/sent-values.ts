import { formatPropertyDate } from '../clock/property-time-zone.ts'
import type { Application } from './application.ts'

/**
 * Returns when the money of an application was sent, and the last digits of the account: 'none' for a wallet, and 'borrower'
 * where the reader is not the borrower.
 */
export const sentValues = ({ owner, heloc }: Application, reader: string) => ({
  date: heloc.fundedAt === undefined ? '' : formatPropertyDate(heloc.property, new Date(heloc.fundedAt)),
  account: owner === reader ? (heloc.disburseAccount?.mask ?? 'none') : 'borrower',
})
