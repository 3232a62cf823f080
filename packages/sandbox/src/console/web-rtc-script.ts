/** WHIP and WHEP clients: one request with the SDP offer, one reply with the answer. */
export const WEB_RTC_SCRIPT = `
const GATHER_MS = 800

const offerOf = async (connection) => {
  await connection.setLocalDescription()
  await new Promise((resolve) => {
    connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve()
    setTimeout(resolve, GATHER_MS)
  })
  return connection.localDescription.sdp
}

const connect = async (connection, url) => {
  const body = await offerOf(connection)
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/sdp' }, body })
  if (!reply.ok) {
    connection.close()
    return reply.status
  }
  await connection.setRemoteDescription({ type: 'answer', sdp: await reply.text() })
  return 201
}

const sendTo = async (url, stream) => {
  const connection = new RTCPeerConnection()
  for (const track of stream.getTracks()) connection.addTransceiver(track, { direction: 'sendonly' })
  return { connection, status: await connect(connection, url) }
}

const receiveFrom = async (url, kinds, player) => {
  const connection = new RTCPeerConnection()
  const stream = new MediaStream()
  for (const kind of kinds) connection.addTransceiver(kind, { direction: 'recvonly' })
  connection.ontrack = ({ track }) => {
    stream.addTrack(track)
    player.srcObject = stream
  }
  return { connection, status: await connect(connection, url) }
}
`
