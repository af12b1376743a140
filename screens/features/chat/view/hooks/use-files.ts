import { useState } from 'react'
import type { ChatAttachment } from '#generated/api'
import { ChatCallError, type ChatCalls } from '../../core/chat-calls.ts'

/** Files of the message being written. */
export interface Files {
  readonly files: readonly ChatAttachment[]
  readonly isBusy: boolean
  readonly problems: readonly string[]
  readonly add: (files: readonly File[]) => Promise<void>
  readonly remove: (id: string) => void
  readonly clear: () => void
}

/** Rules for files that may be sent, and messages about those that may not. */
export interface FileRules {
  readonly types: readonly string[]
  readonly maxBytes: number
  readonly most: number
  readonly tooLarge: (name: string) => string
  readonly wrongType: (name: string) => string
  readonly tooMany: () => string
  readonly failed: () => string
}

/** Uploads files as soon as they are chosen, so that a message with files is sent without delay. */
export function useFiles(calls: Pick<ChatCalls, 'upload'> | undefined, rules: FileRules): Files {
  const [files, setFiles] = useState<readonly ChatAttachment[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const problemOf = ({ name, size, type }: File): string | undefined => {
    if (size > rules.maxBytes) return rules.tooLarge(name)
    // If the browser knows no type, the server decides by the file's bytes.
    return type === '' || rules.types.includes(type) ? undefined : rules.wrongType(name)
  }
  const upload = async (file: File): Promise<string | undefined> => {
    const problem = problemOf(file)
    if (problem !== undefined || calls === undefined) return problem
    try {
      const kept = await calls.upload(file)
      setFiles((known) => [...known, kept])
      return undefined
    } catch (error) {
      return (error instanceof ChatCallError && error.errors[0]) || rules.failed()
    }
  }
  const add = async (chosen: readonly File[]) => {
    const room = rules.most - files.length
    setBusy(true)
    const found: (string | undefined)[] = chosen.length > room ? [rules.tooMany()] : []
    for (const file of chosen.slice(0, room)) found.push(await upload(file))
    setProblems(found.filter((problem) => problem !== undefined))
    setBusy(false)
  }
  return {
    files,
    isBusy,
    problems,
    add,
    remove: (id) => setFiles((known) => known.filter((file) => file.id !== id)),
    clear: () => {
      setFiles([])
      setProblems([])
    },
  }
}

/** File extensions for the file dialog, as in the specification. */
export const fileEndings = ['.jpg', '.jpeg', '.png', '.amr', '.mp3', '.mp4', '.pdf', '.txt']
