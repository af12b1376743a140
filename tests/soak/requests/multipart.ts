export const boundary = '----soak'

export interface Part {
  readonly name: string
  readonly filename?: string
  readonly bytes: Buffer
}

/** Encodes a form as browsers do; without the final line if `ends` is false. */
export function multipart(parts: readonly Part[], ends = true): Buffer {
  const chunks = parts.flatMap(({ name, filename, bytes }) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(
      filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(ends ? `--${boundary}--\r\n` : '')])
}
