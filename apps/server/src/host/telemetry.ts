import type { Log } from '@tarapath/backend'

/** Spans of requests for a collector. A span has the fields of the log line and nothing more. */
export interface Telemetry {
  /** Runs a request in a span that belongs to the caller's trace. */
  traced: (request: Request, run: () => Promise<Response>) => Promise<Response>
  /** Passes log entries on, and copies their fields to the active span. */
  watch: (log: Log) => Log
  /** Sends the remaining spans. */
  stop: () => Promise<void>
}

/**
 * Sends spans to the collector at OTEL_EXPORTER_OTLP_ENDPOINT; the other OTEL_ settings apply as well. The ready-made
 * middleware is not used, because it records whole URLs and error messages, which repeat what people typed.
 */
export async function startTelemetry(): Promise<Telemetry> {
  const [api, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, exporter, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ])
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api
  const service = resources.resourceFromAttributes({
    'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'tarapath-backend',
  })
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(service),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = provider.getTracer('tarapath-backend')

  return {
    traced(request, run) {
      const parent = propagation.extract(context.active(), Object.fromEntries(request.headers))
      return tracer.startActiveSpan(request.method, { kind: SpanKind.SERVER }, parent, (span) =>
        run().finally(() => span.end()),
      )
    },
    watch: (log) => ({
      write(entry) {
        log.write(entry)
        const span = trace.getActiveSpan()
        if (!span) return
        const { event, level, ...fields } = entry
        if (event === 'call') span.updateName(String(fields['call']))
        for (const [name, value] of Object.entries(fields))
          if (value !== null && value !== undefined) span.setAttribute(`tarapath.${name}`, value)
        if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR, message: event })
      },
    }),
    stop: () => provider.shutdown(),
  }
}
