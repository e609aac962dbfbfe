/** Artifacts of workflow runs. */
import { sample } from '../github-openapi.ts'
import type { FakeArtifact } from '../github-state.ts'
import { api } from './answers.ts'
import { found, numberIn, type Question, Refusal, type Routes } from './question.ts'

export const artifactRoutes: Routes = {
  'actions/list-workflow-run-artifacts': (question) => {
    const runId = numberIn(question, 'run_id')
    const name = question.query.get('name')
    const artifacts = found(question.state.artifacts.get(runId)).filter((one) => name === null || one.name === name)
    return {
      list: artifacts.map((artifact) => artifactOf(question, runId, artifact)).reverse(),
      envelope: (page) => ({ total_count: artifacts.length, artifacts: page }),
    }
  },
  'actions/download-artifact': (question) => {
    const artifact = artifactIn(question)
    if (question.parameters.archive_format !== 'zip') throw new Refusal(404, 'Not Found')
    if (artifact.expired) throw new Refusal(410, 'Artifact has expired')
    return { status: 302, headers: { location: `${question.storage}/${artifact.id}.zip?sig=secret` } }
  },
}

function artifactIn(question: Question): FakeArtifact {
  const id = numberIn(question, 'artifact_id')
  return found([...question.state.artifacts.values()].flat().find((artifact) => artifact.id === id))
}

function artifactOf(question: Question, runId: number, artifact: FakeArtifact): Record<string, unknown> {
  const { id, name, zip, expired, headSha, headBranch, createdAt } = artifact
  const url = api(question, `/actions/artifacts/${id}`)
  return sample('artifact', {
    id,
    name,
    expired,
    url,
    size_in_bytes: zip.length,
    created_at: createdAt,
    updated_at: createdAt,
    archive_download_url: `${url}/zip`,
    workflow_run: { id: runId, repository_id: 1, head_repository_id: 1, head_branch: headBranch, head_sha: headSha },
  })
}
