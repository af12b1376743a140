import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a shell script when it is asked to, or else when this process has ended, however it ended: `afterAll` does not run
 * in a worker that was killed.
 */
export function cleanUp(script: string, ...args: readonly string[]): () => Promise<void> {
  const shell = spawn('sh', ['-c', `cat > /dev/null; ${script}`, 'clean-up', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // What ends this process by its terminal is not to end the shell.
    detached: true,
  })
  shell.unref()
  const ended = once(shell, 'exit')
  return async () => {
    shell.ref()
    shell.stdin.end()
    await ended
  }
}
