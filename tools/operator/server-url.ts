/** Address of the running server that a command asks: `--url`, otherwise the default address of `npm start`. */
export const serverUrl = ({ find }: { readonly find: (name: 'url') => string | undefined }): string =>
  find('url') ?? 'http://localhost:8080'
