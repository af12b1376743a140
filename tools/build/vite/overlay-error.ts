import path from 'node:path'
import type { ErrorPayload } from 'vite'
import { frame } from '../../lint/formats/frame.ts'
import type { LintReport } from '../../lint/lint-report.ts'

export type OverlayError = ErrorPayload['err']

/**
 * Error that Vite shows over the page: the first finding with its line, all others below; undefined without findings.
 */
export function overlayError(
  dir: string,
  { findings, crashes, files }: Pick<LintReport, 'findings' | 'crashes' | 'files'>,
): OverlayError | undefined {
  const [first, ...others] = findings
  const crashed = crashes.map(({ rule, message }) => `The rule ${rule} crashed: ${message}`)
  if (first === undefined) return crashed.length === 0 ? undefined : errorOf(crashed.join('\n'), '')
  const { file, line, column, message, rule, hint = '' } = first
  return {
    ...errorOf(
      [`${message} (${rule})`, hint].join('\n').trim(),
      [
        ...others.map((finding) => `${placeOf(dir, finding)} ${finding.message} (${finding.rule})`),
        ...crashed,
      ].join('\n'),
    ),
    id: path.join(dir, file),
    loc: { file: path.join(dir, file), line, column },
    frame: frame(files.get(file)?.text.split('\n')[line - 1], line, column).join('\n'),
  }
}

const errorOf = (message: string, stack: string): OverlayError => ({ plugin: 'journey lint', message, stack })

const placeOf = (dir: string, { file, line, column }: LintReport['findings'][number]): string =>
  `${path.join(dir, file)}:${line}:${column}`
