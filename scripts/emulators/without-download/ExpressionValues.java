import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionSetValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.NullValue;
import com.google.protobuf.Timestamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads values of the rules language in the form of the Storage emulator: an object with one key, which names the type. */
final class ExpressionValues {
  private ExpressionValues() {}

  static ExpressionValue fromJson(JsonElement json) {
    Map.Entry<String, JsonElement> only = onlyEntry(json);
    JsonElement value = only.getValue();
    ExpressionValue.Builder result = ExpressionValue.newBuilder();
    switch (only.getKey()) {
      case "null_value" -> result.setNullValue(NullValue.NULL_VALUE);
      case "bool_value" -> result.setBoolValue(value.getAsBoolean());
      case "int_value" -> result.setIntValue(value.getAsLong());
      case "float_value" -> result.setFloatValue(value.getAsDouble());
      case "string_value" -> result.setStringValue(value.getAsString());
      case "timestamp_value" -> result.setTimestampValue(timestamp(value.getAsString()));
      case "list_value" ->
          result.setListValue(ExpressionListValue.newBuilder().addAllValues(values(value)));
      case "set_value" ->
          result.setSetValue(ExpressionSetValue.newBuilder().addAllValues(values(value)));
      case "map_value" -> result.setMapValue(map(value));
      case "path_value" -> result.setPathValue(path(value));
      default ->
          throw new IllegalArgumentException("Unknown type of value: " + only.getKey());
    }
    return result.build();
  }

  /** Reads the fields of a document in the form of Firestore's REST interface: each an object with one key, its type. */
  static ExpressionValue fromDocument(JsonObject fields) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
      map.putFields(field.getKey(), fromField(field.getValue()));
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  private static ExpressionValue fromField(JsonElement json) {
    Map.Entry<String, JsonElement> only = onlyEntry(json);
    JsonElement value = only.getValue();
    ExpressionValue.Builder result = ExpressionValue.newBuilder();
    switch (only.getKey()) {
      case "booleanValue" -> result.setBoolValue(value.getAsBoolean());
      case "integerValue" -> result.setIntValue(value.getAsLong());
      case "doubleValue" -> result.setFloatValue(value.getAsDouble());
      case "stringValue" -> result.setStringValue(value.getAsString());
      case "timestampValue" -> result.setTimestampValue(timestamp(value.getAsString()));
      case "arrayValue" -> result.setListValue(list(value));
      // The rules do not use fields of other types.
      default -> result.setNullValue(NullValue.NULL_VALUE);
    }
    return result.build();
  }

  private static ExpressionListValue list(JsonElement json) {
    ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
    JsonArray array = json.getAsJsonObject().getAsJsonArray("values");
    if (array != null) array.forEach(element -> list.addValues(fromField(element)));
    return list.build();
  }

  /** Reads a path such as {@code /b/bucket/o/folder/file}. */
  static ExpressionPathValue pathOf(String text) {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    for (String segment : text.split("/")) {
      if (!segment.isEmpty()) path.addSegments(segment(segment));
    }
    return path.build();
  }

  static String textOf(ExpressionPathValue path) {
    StringBuilder text = new StringBuilder();
    path.getSegmentsList().forEach(segment -> text.append('/').append(segment.getSimple()));
    return text.toString();
  }

  private static Map.Entry<String, JsonElement> onlyEntry(JsonElement json) {
    if (!json.isJsonObject() || json.getAsJsonObject().size() != 1) {
      throw new IllegalArgumentException("A value must be an object with one key, its type");
    }
    return json.getAsJsonObject().entrySet().iterator().next();
  }

  private static List<ExpressionValue> values(JsonElement json) {
    JsonArray array = json.getAsJsonObject().getAsJsonArray("values");
    List<ExpressionValue> values = new ArrayList<>();
    if (array != null) array.forEach(element -> values.add(fromJson(element)));
    return values;
  }

  private static ExpressionMapValue map(JsonElement json) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    JsonObject fields = json.getAsJsonObject().getAsJsonObject("fields");
    if (fields == null) return map.build();
    for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
      map.putFields(field.getKey(), fromJson(field.getValue()));
    }
    return map.build();
  }

  private static ExpressionPathValue path(JsonElement json) {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    JsonArray segments = json.getAsJsonObject().getAsJsonArray("segments");
    if (segments == null) return path.build();
    for (JsonElement segment : segments) {
      path.addSegments(segment(segment.getAsJsonObject().get("simple").getAsString()));
    }
    return path.build();
  }

  private static ExpressionPathSegmentValue segment(String text) {
    return ExpressionPathSegmentValue.newBuilder().setSimple(text).build();
  }

  private static Timestamp timestamp(String text) {
    Instant instant = Instant.parse(text);
    return Timestamp.newBuilder()
        .setSeconds(instant.getEpochSecond())
        .setNanos(instant.getNano())
        .build();
  }
}
