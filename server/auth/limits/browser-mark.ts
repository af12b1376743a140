import type { Secrets } from '../../keys/load-secrets.ts'
import { isPseudonym, pseudonym } from '../pseudonym.ts'

/** Mark `<seconds>.<browser>.<hash>` in a cookie: a time, the id of the browser, and a keyed hash of both and of an account. */
export interface BrowserMark {
  readonly browser: string
  readonly at: number
  readonly hash: string
  readonly text: string
}

interface Marked {
  readonly purpose: string
  /** Owner of the mark: an identity, or a lender and an address. */
  readonly account: readonly string[]
}

/** Creates the mark of a browser. It names nobody and opens nothing. */
export function createMark(
  secrets: Secrets,
  { purpose, account }: Marked,
  { browser, at }: { readonly browser: string; readonly at: Date },
): string {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return `${seconds}.${browser}.${pseudonym(secrets, purpose, ...account, browser, seconds)}`
}

/** Reads a mark. Returns undefined if it is none, or of an earlier time. */
export function readMark(text: string, since: Date): BrowserMark | undefined {
  const [, at = '', browser = '', hash = ''] =
    /^([1-9]\d{0,11})\.([\da-f-]{36})\.([\da-f]{64})$/.exec(text) ?? []
  return Number(at) > since.getTime() / 1000 ? { at: Number(at), browser, hash, text } : undefined
}

/** Whether a mark was made by us for this account. */
export const isMarkOf = (
  secrets: Secrets,
  { purpose, account }: Marked,
  { at, browser, hash }: BrowserMark,
): boolean => isPseudonym(secrets, hash, purpose, ...account, browser, String(at))
