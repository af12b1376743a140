import { readFileSync, statSync } from 'node:fs'
import { fileFault } from './file-fault.ts'

/** Reason why a file's text could not be read, and what to do about it. */
export interface UnreadableText {
  readonly reason: string
  readonly hint: string
}

/**
 * Upper bound on file size: the largest file has 30 kB, and even a flow of ten thousand states stays below the bound.
 */
const maxMebibytes = 10
const mebibyte = 1024 * 1024

/** Text of a file in UTF-8; a reason instead of an error if it cannot be read or is too large. */
export function readText(file: string): string | UnreadableText {
  try {
    const entry = statSync(file)
    // A pipe or device may never end.
    if (!entry.isFile() && !entry.isDirectory()) return unreadable('it is no ordinary file')
    const { size } = entry
    return size > maxMebibytes * mebibyte ? tooLarge(size) : decode(readFileSync(file))
  } catch (error) {
    return unreadable(fileFault(error))
  }
}

/** File that exists and cannot be opened. */
export const unreadable = (reason: string): UnreadableText => ({
  reason: `This cannot be read: ${reason}.`,
  hint: 'Look at its permissions and links, or remove it.',
})

const tooLarge = (size: number): UnreadableText => ({
  reason: `This file has ${Math.round(size / mebibyte)} MiB, more than the ${maxMebibytes} MiB that are read.`,
  hint: 'Was something else put in its place?',
})

function decode(bytes: Uint8Array): string | UnreadableText {
  try {
    // Keeps a byte order mark, so that it is reported: other readers fail on it.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { reason: 'This file is not UTF-8 text.', hint: 'Save it as UTF-8.' }
  }
}
