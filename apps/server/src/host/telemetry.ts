import type { Log } from '@tarapath/backend'

/** Spans of calls, for whatever collects them. A span says what a log line says, and nothing more. */
export interface Telemetry {
  /** Runs a call in a span that belongs to the caller's trace. */
  traced: (request: Request, run: () => Promise<Response>) => Promise<Response>
  /** Hands lines on, and tells the span of the running call what they say. */
  watch: (log: Log) => Log
  /** Sends what is left. */
  stop: () => Promise<void>
}

/**
 * Sends spans to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; the other OTEL_ settings are obeyed as well.
 * Our own lines, because the ready-made middleware writes down whole addresses and the messages of failures, which
 * repeat what people typed.
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
  const named = resources.resourceFromAttributes({
    'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'tarapath-backend',
  })
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(named),
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
        const { event, level, ...facts } = entry
        if (event === 'call') span.updateName(String(facts['call']))
        for (const [name, fact] of Object.entries(facts))
          if (fact !== null && fact !== undefined) span.setAttribute(`tarapath.${name}`, fact)
        if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR, message: event })
      },
    }),
    stop: () => provider.shutdown(),
  }
}
