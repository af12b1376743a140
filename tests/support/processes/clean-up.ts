import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a shell script on request, otherwise after this process has ended for any reason: `afterAll` does not run in a
 * killed worker.
 */
export function cleanUp(script: string, ...args: readonly string[]): () => Promise<void> {
  const shell = spawn('sh', ['-c', `cat > /dev/null; ${script}`, 'clean-up', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A signal of the terminal that ends this process must not end the shell.
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
