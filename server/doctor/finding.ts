/** Result of one look: fine, something that somebody should know, or a fault that keeps a server from starting or serving. */
export interface Finding {
  readonly level: 'fine' | 'warning' | 'fault'
  readonly text: string
}

export const fine = (text: string): Finding => ({ level: 'fine', text })
export const warning = (text: string): Finding => ({ level: 'warning', text })
export const fault = (text: string): Finding => ({ level: 'fault', text })

/** Looks at one thing. What it throws for a person to read is a fault. */
export async function look(
  at: () => Promise<readonly Finding[]> | readonly Finding[],
): Promise<readonly Finding[]> {
  try {
    return await at()
  } catch (error) {
    return [fault(error instanceof Error ? error.message : String(error))]
  }
}
