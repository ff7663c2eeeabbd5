import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonObject;
import com.google.protobuf.NullValue;
import java.util.Optional;
import java.util.function.Function;

/** {@code firestore.get(path)} of the rules language: a resource with its {@code data}, or null without a document. */
record FirestoreGet(Function<String, ListenableFuture<Optional<JsonObject>>> lookUp) implements AsyncRuntimeFunction {
  static final String NAME = "firestore.get";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
    String path = ExpressionValues.textOf(request.getArguments(0).getPathValue());
    return Futures.transform(lookUp.apply(path), FirestoreGet::response, MoreExecutors.directExecutor());
  }

  private static ExecutionResponse response(Optional<JsonObject> fields) {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    fields.ifPresentOrElse(
        found -> value.setMapValue(
            ExpressionMapValue.newBuilder().putFields("data", ExpressionValues.fromDocument(found))),
        () -> value.setNullValue(NullValue.NULL_VALUE));
    return ExecutionResponse.newBuilder().setValue(value).build();
  }
}
