import { createHash } from 'node:crypto'

interface OpenedFile {
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Most characters of a name, its extension included. */
export const nameLength = 120

/** Extensions by media type. A name with another one gets the first. */
export const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'audio/amr': ['amr'],
  'audio/mpeg': ['mp3'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'text/plain': ['txt'],
  'video/mp4': ['mp4', 'm4v', '3gp'],
}

/** Name and SHA-256 of a file as it is kept. Its extension says what the file is, so that no program runs a saved `page.exe`. */
export const nameAndHash = ({ name }: { readonly name: string }, sentType: string, kept: OpenedFile) => ({
  name: withExtension(
    kept.contentType === sentType ? name : name.replace(/\.(png|hei[cf])$/i, ''),
    kept.contentType,
  ),
  sha256: createHash('sha256').update(kept.bytes).digest('hex'),
})

/** Returns a name whose extension fits a media type, because a computer chooses the program for a saved file by it. */
export function withExtension(name: string, type: string): string {
  const [usual, ...others] = extensions[type] ?? []
  const present = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (usual === undefined || [usual, ...others].includes(present)) return name
  return `${[...name].slice(0, nameLength - usual.length - 1).join('')}.${usual}`
}
