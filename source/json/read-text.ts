import { readFileSync, statSync } from 'node:fs'

/** Why there is no text of a file, and what to do about it. */
export interface UnreadableText {
  readonly reason: string
  readonly hint: string
}

/** The largest file of ours has 30 kB; even a flow of ten thousand states stays below this. */
const maxMebibytes = 10
const mebibyte = 1024 * 1024

/** The text of a file in UTF-8. One that cannot be read, or is too large to be one of ours, is a reason and no error. */
export function readText(file: string): string | UnreadableText {
  try {
    const { size } = statSync(file)
    return size > maxMebibytes * mebibyte ? tooLarge(size) : decode(readFileSync(file))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { reason: `This file cannot be read: ${reason}.`, hint: 'Look at its permissions, or remove it.' }
  }
}

const tooLarge = (size: number): UnreadableText => ({
  reason: `This file has ${Math.round(size / mebibyte)} MiB, more than the ${maxMebibytes} MiB that are read.`,
  hint: 'Was something else put in its place?',
})

function decode(bytes: Uint8Array): string | UnreadableText {
  try {
    // A byte order mark stays, so that it is reported as what other readers stumble over.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { reason: 'This file is not UTF-8 text.', hint: 'Save it as UTF-8.' }
  }
}
