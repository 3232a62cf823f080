export { saveDiagnosticLog, type SaveDiagnosticLogBody } from './generated/diagnostics.gen.ts'
