import { createInterface } from 'node:readline/promises'

/** Terminal for questions to the user. */
export interface Terminal {
  /** False if output goes to a file or another program, so that no user can answer. */
  readonly isInteractive: boolean
  readonly ask: (question: string) => Promise<string>
}

export const processTerminal: Terminal = {
  isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  ask: async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return (await lines.question(question)).trim()
    } finally {
      lines.close()
    }
  },
}
