/** Explains in one sentence why the server did not start. */
export function explain(failure: unknown, port: number): string {
  const { code, message } = failure as NodeJS.ErrnoException
  switch (code ?? '') {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what is using it, or choose another with PORT.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission: ${message}. Choose another PORT or DATA_DIR.`
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data directory cannot be created: ${message}. Choose another DATA_DIR.`
    case 'ENOSPC':
      return 'The disk is full. Free some space, or set DATA_DIR to another disk.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'CONNECT_TIMEOUT':
    case '28P01':
    case '3D000':
      return `The database at DATABASE_URL cannot be reached (${code}). Check that it runs, and its name and password.`
    default:
      return message || String(failure)
  }
}
