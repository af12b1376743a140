/** Address of a server that `npm start` has started. */
export const defaultUrl = 'http://localhost:8080'

/** Address of the running server that a command asks: `--url`, otherwise the default one. */
export const serverUrl = ({ find }: { readonly find: (name: 'url') => string | undefined }): string =>
  find('url') ?? defaultUrl
